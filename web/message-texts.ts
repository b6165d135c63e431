import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Message } from '@talentplace/contract/shared/i18n/message'
import compile from 'icu-minify/compile'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

type Messages = Readonly<Record<string, Message<string>>>

const catalog = /\/contract\/[a-z]+\/messages\/[a-z-]+\.ts$/
const formatter = fileURLToPath(import.meta.resolve('@talentplace/contract/shared/i18n/format-message'))

/** A message's text as an expression: a function of its values, or where it has none and is called, the text itself. */
export function textExpression(text: string, { isCalled }: { isCalled: boolean }): string {
  const compiled = compile(text)
  if (typeof compiled === 'string') return isCalled ? JSON.stringify(compiled) : `(() => ${JSON.stringify(compiled)})`
  const isPlain = compiled.every((part) => typeof part === 'string' || (Array.isArray(part) && part.length === 1))
  if (isPlain) {
    const parts = compiled.map((part) => (typeof part === 'string' ? JSON.stringify(part) : `v.${String(part)}`))
    return `(v => ${[...(typeof compiled[0] === 'string' ? [] : ['""']), ...parts].join(' + ')})`
  }
  const written = `formatMessage(${JSON.stringify(compiled)}, v)`
  return text.includes('</') ? `(v => [${written}].flat())` : `(v => ${written})`
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where a module's code reads messages, by the names under which it has imported their catalogs, and what replaces them. */
function readings(program: ESTree.Program, catalogs: ReadonlyMap<string, Messages>, language: Language): Edit[] {
  const edits: Edit[] = []
  const called = new Set<ESTree.Node>()
  const isOfCatalog = (node: ESTree.Node): node is ESTree.MemberExpression & { object: ESTree.IdentifierReference } =>
    node.type === 'MemberExpression' && node.object.type === 'Identifier' && catalogs.has(node.object.name)
  const read = (node: ESTree.MemberExpression & { object: ESTree.IdentifierReference }, isCalled: boolean): string => {
    const key = !node.computed && node.property.type === 'Identifier' ? node.property.name : null
    const message = key === null ? undefined : catalogs.get(node.object.name)?.[key]
    if (message === undefined)
      throw new Error(`${node.object.name}.${key ?? '[…]'} is no message: read one by its name`)
    return textExpression(message.texts[language], { isCalled })
  }
  new Visitor({
    CallExpression(node) {
      if (node.arguments.length > 0 || !isOfCatalog(node.callee)) return
      called.add(node.callee)
      edits.push({ start: node.start, end: node.end, text: read(node.callee, true) })
    },
    MemberExpression(node) {
      if (called.has(node) || !isOfCatalog(node)) return
      edits.push({ start: node.start, end: node.end, text: read(node, false) })
    },
  }).visit(program)
  return edits
}

/** A module's code with the texts of one language where it reads messages; `open`: the catalog that an import names, null for any other. */
export async function withTexts(
  code: string,
  language: Language,
  open: (source: string) => Promise<Messages | null>,
): Promise<string> {
  const { program } = parseSync('module.js', code)
  const catalogs = new Map<string, Messages>()
  const edits: Edit[] = []
  for (const node of program.body) {
    const messages = node.type === 'ImportDeclaration' ? await open(node.source.value) : null
    if (node.type !== 'ImportDeclaration' || messages === null) continue
    const [specifier] = node.specifiers
    if (specifier?.type !== 'ImportNamespaceSpecifier')
      throw new Error(`${node.source.value} holds messages: import * as t from it`)
    catalogs.set(specifier.local.name, messages)
    edits.push({ start: node.start, end: node.end, text: '' })
  }
  if (catalogs.size === 0) return code
  edits.push(...readings(program, catalogs, language))
  const changed = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
  return changed.includes('formatMessage(')
    ? `import { formatMessage } from ${JSON.stringify(formatter)};${changed}`
    : changed
}

/**
 * Builds the app in one language: where a module reads a message its text stands, as if it had been written there. Each screen
 * brings its own texts and no others, a plain text costs nothing, and nobody loads another language.
 */
export function messageTexts(language: Language): Plugin {
  return {
    name: 'message-texts',
    load(id) {
      return id.endsWith('/shared/i18n/current-language.ts')
        ? `export const currentLanguage = () => ${JSON.stringify(language)}`
        : null
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('/messages/')) return null
      const changed = await withTexts(code, language, async (source) => {
        const file = (await this.resolve(source, id))?.id
        if (file === undefined || !catalog.test(file)) return null
        this.addWatchFile(file)
        return (await import(pathToFileURL(file).href)) as Messages
      })
      return changed === code ? null : { code: changed, map: null }
    },
  }
}
