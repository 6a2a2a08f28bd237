"""From the LLVM text of Numba's functions to one WebAssembly module."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import llvmlite.binding as llvm
from numba.core.registry import CPUDispatcher

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
# What serves Python alone: wrappers, and the counting of references to arrays.
_FOR_PYTHON = re.compile(r'@"?(_ZN7cpython|cfunc\.|NRT_incref"?\(|NRT_decref"?\()')
_COUNTING = "".join(f"\ndefine linkonce_odr void @NRT_{way}ref(ptr %p) {{\n ret void\n}}\n" for way in ("inc", "dec"))
_DECLARED = re.compile(r"^declare void @NRT_(MemInfo_call_dtor|incref|decref)\(.*$", re.MULTILINE)
# What Python would raise, pickled: it names the folder of the sources, and nobody in the page can read it.
_PICKLED = re.compile(r"^(@\.const\.picklebuf\.\S+ = [^{]*\{[^}]*\}) \{.*\}", re.MULTILINE)
_ENTRY = re.compile(r'^define (?!linkonce|internal|private)[^@\n]*@"?(_ZN[^("\n]*)"?\(', re.MULTILINE)


def assemble(entries: dict[str, CPUDispatcher]) -> bytes:
    """One module that exports its memory and the entries by their names, and imports nothing."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, reloc="static", codemodel="default", features=FEATURES
    )
    whole = llvm.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n')
    for name, each in entries.items():
        [signature] = each.signatures
        text = _for_wasm(name, each.inspect_llvm(signature), str(machine.target_data))
        whole.link_in(llvm.parse_assembly(text))
    for function in whole.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = "internal"
    whole.verify()
    return _link(machine.emit_object(whole), list(entries))


def _for_wasm(name: str, text: str, data_layout: str) -> str:
    """The text of one entry and all it calls, without Python's parts, the entry under its own name."""
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{data_layout}"', text)
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{TRIPLE}"', text)
    text = _without_definitions(text, _FOR_PYTHON)
    text = _PICKLED.sub(r"\1 zeroinitializer", text)
    text = _DECLARED.sub("", text) + _COUNTING
    [symbol] = _ENTRY.findall(text)
    text = text.replace(f"@{symbol}", f"@{name}")
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    return re.sub(r"= common (local_unnamed_addr )?global", "= weak global", text)


def _without_definitions(text: str, unwanted: re.Pattern[str]) -> str:
    kept: list[str] = []
    inside = False
    for line in text.split("\n"):
        inside = inside or (line.startswith("define") and unwanted.search(line) is not None)
        if not inside:
            kept.append(line)
        elif line.startswith("}"):
            inside = False
    return "\n".join(kept)


def _link(code: bytes, exports: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        made, linked = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        made.write_bytes(code)
        options = ["--no-entry", "--gc-sections", "--strip-all", "-O3", "--export=__heap_base"]
        exported = [f"--export={name}" for name in exports]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        subprocess.run([*linker, *options, *exported, str(made), "-o", str(linked)], check=True)
        return linked.read_bytes()
