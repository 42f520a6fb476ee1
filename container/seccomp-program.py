#!/usr/bin/env python3
"""Makes a program for the kernel of a seccomp profile of Docker: seccomp-program.py PROFILE > PROGRAM

It reads names of calls only, which is all that container/seccomp.json has, and takes their numbers from the headers of
Linux (linux-libc-dev).
"""
import json
import os
import re
import struct
import sys

HEADERS = ["/usr/include/x86_64-linux-gnu/asm/unistd_64.h", "/usr/include/asm-generic/unistd.h"]
AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
LOAD, JUMP_EQUAL, RETURN = 0x20, 0x15, 0x06


def numbers():
    text = open(next(h for h in HEADERS if os.path.exists(h))).read()
    return {name: int(n) for name, n in re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", text)}


def program(profile):
    known = numbers()
    default = ERRNO | profile["defaultErrnoRet"]
    code = [(LOAD, 0, 0, 4), (JUMP_EQUAL, 1, 0, AUDIT_ARCH[os.uname().machine]), (RETURN, 0, 0, KILL), (LOAD, 0, 0, 0)]
    for rule in profile["syscalls"]:
        assert rule["action"] == "SCMP_ACT_ALLOW" and not rule.get("args"), rule
        for name in rule["names"]:
            if name in known:
                code += [(JUMP_EQUAL, 0, 1, known[name]), (RETURN, 0, 0, ALLOW)]
    code.append((RETURN, 0, 0, default))
    return b"".join(struct.pack("HBBI", *c) for c in code)


sys.stdout.buffer.write(program(json.load(open(sys.argv[1]))))
