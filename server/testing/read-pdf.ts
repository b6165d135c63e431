import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as a program of someone else reads it. */
export interface ReadPdf {
  /** Of each page, line by line. */
  readonly pages: readonly string[]
  readonly title: string | undefined
  readonly language: string | null
  readonly tagged: boolean
  /** What the parts of the first page are, from the outermost: `Document(H1 P Table(TR(TH TH)))`. */
  readonly structure: string
  /** Whether a window that shows it is called by its title. */
  readonly showsTitle: boolean
  /** Where its links lead, in the order of its pages. */
  readonly links: readonly string[]
  /** Its bookmarks with the number of their page, those of a section below it: `2 Totals`. */
  readonly bookmarks: readonly ReadBookmark[]
}

interface ReadBookmark {
  readonly title: string
  /** From 1. */
  readonly page: number
  readonly parts: readonly ReadBookmark[]
}

interface Part {
  readonly role?: string
  readonly children?: readonly Part[]
}

function structureOf({ role = '', children = [] }: Part): string {
  const parts = children.map(structureOf).filter((part) => part !== '')
  return parts.length === 0 ? role : `${role}(${parts.join(' ')})`
}

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
type OutlineItems = NonNullable<Awaited<ReturnType<Document['getOutline']>>>

async function linksOf(document: Document): Promise<string[]> {
  const links: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations = await (await document.getPage(number)).getAnnotations()
    links.push(...annotations.flatMap(({ subtype, url }) => (subtype === 'Link' ? [String(url)] : [])))
  }
  return links
}

function bookmarksOf(document: Document, items: OutlineItems): Promise<ReadBookmark[]> {
  return Promise.all(
    items.map(async ({ title, dest, items: parts }) => {
      const page = (await document.getPageIndex((dest as [Parameters<Document['getPageIndex']>[0]])[0])) + 1
      return { title, page, parts: await bookmarksOf(document, parts) }
    }),
  )
}

/** Reads a file with PDF.js, which knows nothing of how it was written. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(file), useSystemFonts: false, verbosity: 0 })
  const document = await loading.promise
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string | null } }
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
  }
  // Its types say objects; these are maps.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  const tagged = marks?.get('Marked') === true
  const structure = structureOf(((await (await document.getPage(1)).getStructTree()) ?? {}) as Part)
  const preferences = (await document.getViewerPreferences()) as unknown as ReadonlyMap<string, boolean> | null
  const read = {
    showsTitle: preferences?.get('DisplayDocTitle') === true,
    links: await linksOf(document),
    bookmarks: await bookmarksOf(document, (await document.getOutline()) ?? []),
  }
  await loading.destroy()
  return { pages, title: info.Title, language: info.Language ?? null, tagged, structure, ...read }
}

/** Points from the bottom of a page, where its foot ends. */
const foot = 50

/** Where the texts of a file’s first page begin and end, in points from the left, its foot aside. */
export async function spanOf(file: Uint8Array): Promise<{ from: number; to: number }> {
  const loading = getDocument({ data: Uint8Array.from(file), useSystemFonts: false, verbosity: 0 })
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent()
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' && Number(item.transform[5]) > foot ? [item] : [],
  )
  await loading.destroy()
  const begins = texts.map(({ transform }) => Number(transform[4]))
  return { from: Math.min(...begins), to: Math.max(...texts.map(({ width }, at) => (begins[at] ?? 0) + width)) }
}
