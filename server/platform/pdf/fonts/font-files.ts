import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Weight = 'regular' | 'bold'

const folders = { regular: '400Regular', bold: '700Bold' } as const

const files = new Map<string, Buffer>()

/** `NotoSansThai` of `noto-sans-thai`. */
const nameOf = (family: string) =>
  family
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

/** A font of Google Fonts as a TrueType file; each is read once by a thread, when it is first needed. */
export function fontFile(family: string, weight: Weight): Buffer {
  const name = `${folders[weight]}/${nameOf(family)}_${folders[weight]}.ttf`
  const path = `@expo-google-fonts/${family}/${name}`
  const file = files.get(path) ?? readFileSync(fileURLToPath(import.meta.resolve(path)))
  files.set(path, file)
  return file
}
