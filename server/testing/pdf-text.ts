import { inflateSync } from 'node:zlib'

type Glyphs = ReadonlyMap<string, string>

/** The bodies of a file's objects by their number, streams unpacked. */
function objectsOf(file: Buffer): Map<string, string> {
  const text = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const found of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = found
    const stream = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1]
    const packed = stream !== undefined && body.includes('/FlateDecode')
    objects.set(number, packed ? `${body}${inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')}` : body)
  }
  return objects
}

const letters = (hex: string) =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Which letters the glyphs of a font are, as the file itself says. */
function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>()
  for (const [, from = '0', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16)
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries()) {
      glyphs.set((first + at).toString(16).padStart(4, '0'), letters(hex))
    }
  }
  return glyphs
}

function fontsOf(objects: ReadonlyMap<string, string>): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>()
  for (const body of objects.values()) {
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1]
      if (map !== undefined) fonts.set(name, glyphsOf(objects.get(map) ?? ''))
    }
  }
  return fonts
}

/** The texts of a PDF of ours, each written line on its own. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file)
  const fonts = fontsOf(objects)
  const lines: string[] = []
  for (const body of objects.values()) {
    let font: Glyphs = new Map()
    for (const [, name, line] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? font
      const codes = [...(line ?? '').matchAll(/<([\da-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      if (line !== undefined) lines.push(codes.map((code) => font.get(code.toLowerCase()) ?? '').join(''))
    }
  }
  return lines.join('\n')
}
