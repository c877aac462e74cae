"""Writes the workbooks of this folder.

    pip install xlsxwriter==3.3.1 openpyxl==3.1.5 odfpy==1.4.1 xlwt==1.3.0 msoffcrypto-tool==6.1.0
    python test/support/workbooks/make.py

None of these libraries is used by the product, so its reader meets files of other authors.
"""

import io
import zipfile
from datetime import datetime
from pathlib import Path

import msoffcrypto.format.ooxml
import openpyxl
import xlsxwriter
import xlwt
from odf.dc import Creator
from odf.office import Annotation
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style, TableProperties
from odf.table import CoveredTableCell, Table, TableCell, TableHeaderRows, TableColumn, TableRow, TableRowGroup
from odf.text import P

HERE = Path(__file__).parent
HEADINGS = ["Artikelnummer", "Menge", "Länge (mm)", "Notiz"]


def order():
    """An order as Excel saves it: title, headings in row 4 and column B, results of formulas, a filter."""
    book = xlsxwriter.Workbook(str(HERE / "order.xlsx"))
    sheet = book.add_worksheet("Bestellung")
    bold = book.add_format({"bold": True})
    thousands = book.add_format({"num_format": "#,##0"})
    two = book.add_format({"num_format": '#,##0.00" mm"'})
    sheet.merge_range("B1:E1", "Bestellung Müller & Söhne", bold)
    sheet.write_row("B4", HEADINGS)
    sheet.write_row("B5", ["CT-08B1-S-2000"])
    sheet.write_formula("C5", "=2*2", None, 4)
    sheet.write_number("D5", 1250, two)
    sheet.write_rich_string("E5", "Kanten ", bold, "entgraten; beide")
    sheet.write_row("B6", ["KR-08B1-15"])
    sheet.write_number("C6", 1000, thousands)
    sheet.write_row("B7", ["CT-08B1-S-2000", 9, 500])
    sheet.write_row("B8", ["C30-ZN-2000"])
    sheet.write_formula("C8", "=C5+2", None, 6)
    sheet.write_formula("D8", "=1960/2", None, 980)
    sheet.autofilter("B4:E8")
    sheet.filter_column("C", "x != 9")
    sheet.set_row(6, None, None, {"hidden": True})
    sheet.set_column("G:G", None, None, {"hidden": True})
    sheet.write("G4", "Interne Nummer")
    sheet.write("G5", "X-1")
    book.close()


def sheets():
    """Two sheets with item numbers, a cover sheet, and a hidden one."""
    book = openpyxl.Workbook()
    cover = book.active
    cover.title = "Deckblatt"
    cover.append(["Anlage Nord"])
    for name, rows in {
        "Linie 1": [["KR-08B1-15", 2]],
        "Linie 2": [["CT-08B1-S-2000", 4, 1250], ["C30-ZN-2000", 6, 980]],
        "Preise": [["KR-08B1-15", 99]],
    }.items():
        sheet = book.create_sheet(name)
        for row in [HEADINGS, *rows]:
            sheet.append(row)
    book["Preise"].sheet_state = "hidden"
    book.save(HERE / "sheets.xlsx")


def cells():
    """Cells of every kind: dates, shares, states, errors, formulas without a result, numbers stored as text."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Artikelnummer", "Menge", "Länge (mm)", "Notiz", "Preis"])
    sheet.append(["CT-08B1-S-2000", datetime(2026, 2, 4), 1250, True, 12.5])
    sheet.append(["CT-08B1-S-2000", "4.000", 1250, None, 0.1 + 0.2])
    sheet.append(["CT-08B1-S-2000", "=2*2", 1250, "=NA()", 1e-7])
    sheet.append(["CT-08B1-S-2000", 1.125, 1250.125, "a\nb", 99])
    sheet.append([4711, 4, None, None, None])
    sheet["A6"].number_format = "00000000"
    sheet["D4"] = "#N/A"
    sheet["D4"].data_type = "e"
    book.save(HERE / "cells.xlsx")
    book.epoch = openpyxl.utils.datetime.CALENDAR_MAC_1904
    book.save(HERE / "cells-1904.xlsx")


def long():
    """2,000 lines."""
    book = xlsxwriter.Workbook(str(HERE / "long.xlsx"))
    sheet = book.add_worksheet()
    sheet.write_row(0, 0, HEADINGS)
    for row in range(1, 2001):
        sheet.write_row(row, 0, ["CT-08B1-S-2000", row % 9 + 1, 1000 + row % 500, f"Zeile {row}"])
    book.close()


def calc():
    """As LibreOffice saves it: repeated rows to the end, groups, comments, hidden rows and a hidden sheet."""
    doc = OpenDocumentSpreadsheet()
    hidden = Style(name="hidden", family="table")
    hidden.addElement(TableProperties(display="false"))
    doc.automaticstyles.addElement(hidden)

    def text(value):
        cell = TableCell(valuetype="string")
        cell.addElement(P(text=value))
        return cell

    def number(value, shown, **more):
        cell = TableCell(valuetype="float", value=value, **more)
        cell.addElement(P(text=shown))
        return cell

    def row(*given, **attributes):
        one = TableRow(**attributes)
        for cell in given:
            one.addElement(cell)
        return one

    table = Table(name="Bestellung")
    table.addElement(TableColumn(numbercolumnsrepeated=4))
    table.addElement(TableColumn(visibility="collapse"))
    title = TableCell(valuetype="string", numbercolumnsspanned=4)
    title.addElement(P(text="Anfrage"))
    table.addElement(row(title, CoveredTableCell(numbercolumnsrepeated=3)))
    table.addElement(row(TableCell(numbercolumnsrepeated=4)))
    headings = TableHeaderRows()
    headings.addElement(row(*[text(value) for value in HEADINGS], text("Intern")))
    table.addElement(headings)
    commented = text("CT-08B1-S-2000")
    note = Annotation()
    note.addElement(Creator(text="Einkauf"))
    note.addElement(P(text="nur 08B-1"))
    commented.addElement(note)
    table.addElement(
        row(commented, number("4", "4", formula="of:=2*2"), number("1250", "1.250,00"), text("entgraten"), text("X"))
    )
    group = TableRowGroup()
    group.addElement(row(text("KR-08B1-15"), number("1000", "1.000")))
    group.addElement(row(text("C30-ZN-2000"), number("9", "9"), visibility="filter"))
    table.addElement(group)
    when = TableCell(valuetype="date", datevalue="2026-02-04")
    when.addElement(P(text="04.02.26"))
    table.addElement(row(text("KR-08B1-15"), when))
    table.addElement(row(text("KR-08B1-15"), number("3", "3"), numberrowsrepeated=2))
    table.addElement(row(TableCell(numbercolumnsrepeated=1024), numberrowsrepeated=1048500))
    doc.spreadsheet.addElement(table)
    secret = Table(name="Preise", stylename=hidden)
    secret.addElement(row(text("KR-08B1-15"), number("99", "99")))
    doc.spreadsheet.addElement(secret)
    doc.save(str(HERE / "calc.ods"))


def old():
    book = xlwt.Workbook()
    sheet = book.add_sheet("Bestellung")
    for column, heading in enumerate(HEADINGS):
        sheet.write(0, column, heading)
    book.save(str(HERE / "old.xls"))


def protected():
    with open(HERE / "sheets.xlsx", "rb") as plain, open(HERE / "protected.xlsx", "wb") as secret:
        msoffcrypto.format.ooxml.OOXMLFile(plain).encrypt("geheim", secret)
    rewrite("calc.ods", "protected.ods", {
        "META-INF/manifest.xml": lambda text: text.replace(
            b"<manifest:file-entry ", b"<manifest:file-entry><manifest:encryption-data/></manifest:file-entry><manifest:file-entry ", 1
        ),
        "content.xml": lambda text: bytes(reversed(text)),
    })


def rewrite(source, target, changes):
    with zipfile.ZipFile(HERE / source) as old, zipfile.ZipFile(HERE / target, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            content = old.read(entry)
            new.writestr(entry.filename, changes.get(entry.filename, lambda same: same)(content))


def hostile():
    """Archives that unpack to more than they may, one of them with a wrong size in its header."""
    sheet = "xl/worksheets/sheet2.xml"
    rewrite("sheets.xlsx", "bomb.xlsx", {sheet: lambda text: text.replace(b"</sheetData>", b" " * 30_000_000 + b"</sheetData>")})
    lying = bytearray((HERE / "bomb.xlsx").read_bytes())
    for signature, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        place = -1
        while (place := lying.find(signature, place + 1)) != -1:
            size = int.from_bytes(lying[place + at : place + at + 4], "little")
            if size > 20_000_000:
                lying[place + at : place + at + 4] = (1000).to_bytes(4, "little")
    (HERE / "lying-size.xlsx").write_bytes(bytes(lying))
    entities = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    rewrite("sheets.xlsx", "entities.xlsx", {
        sheet: lambda text: text.replace(b"<worksheet", entities + b"<worksheet", 1)
        .replace(b"<v>2</v>", b"<v>&b;&c;</v>"),
    })
    rewrite("calc.ods", "repeated.ods", {
        "content.xml": lambda text: text.replace(b'table:number-rows-repeated="2"', b'table:number-rows-repeated="1000000"'),
    })
    with zipfile.ZipFile(HERE / "sheets.xlsx") as old, zipfile.ZipFile(HERE / "changed-digit.xlsx", "w") as stored:
        for entry in old.infolist():
            stored.writestr(entry.filename, old.read(entry))
    changed = (HERE / "changed-digit.xlsx").read_bytes().replace(b"<v>1250</v>", b"<v>1950</v>")
    (HERE / "changed-digit.xlsx").write_bytes(changed)
    whole = (HERE / "order.xlsx").read_bytes()
    (HERE / "cut-off.xlsx").write_bytes(whole[: len(whole) // 2])
    with zipfile.ZipFile(HERE / "other.zip", "w", zipfile.ZIP_DEFLATED) as other:
        other.writestr("drawing.txt", "CT-08B1-S-2000;4")


for write in (order, sheets, cells, long, calc, old, protected, hostile):
    write()
