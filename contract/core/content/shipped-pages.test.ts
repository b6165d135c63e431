import { describe, expect, it } from 'vitest'
import { pageText, type ContentPageName } from './content-page.ts'
import { shippedPages } from './shipped-pages.ts'

const pairs = Object.entries(shippedPages).flatMap(([name, english]) => {
  const french = shippedPages[`${name}-fr` as ContentPageName]
  return french === undefined ? [] : [{ name, english, french }]
})

/** All that a page says, in its order. */
const textsOf = ({ heading, lead, sections }: (typeof pairs)[number]['english']): string[] => [
  heading,
  lead,
  ...sections.flatMap((section) => [
    section.heading,
    section.text,
    ...section.items.flatMap((each) => [each.heading, each.text]),
  ]),
]
const targetsOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target)
const marksOf = (text: string) => ({
  points: text.match(/^- /gm)?.length ?? 0,
  paragraphs: text.split('\n\n').length,
  brands: text.match(/\{brand\}/g)?.length ?? 0,
})

describe('38 the public pages in French', () => {
  it('are there, each but what an assistant signs', () => {
    expect(pairs.map(({ name }) => name)).toHaveLength(17)
  })

  it.each(pairs)('$name says in French what it says in English, part by part', ({ english, french }) => {
    const shape = ({ version, sections }: typeof english) => ({
      version,
      sections: sections.map(({ layout, items }) => [layout, items.length]),
    })
    expect(shape(french)).toEqual(shape(english))
    expect(textsOf(french).map(targetsOf)).toEqual(textsOf(english).map(targetsOf))
    expect(textsOf(french).map(marksOf)).toEqual(textsOf(english).map(marksOf))
    expect(textsOf(french).map((text) => text === '')).toEqual(textsOf(english).map((text) => text === ''))
    const { version: _, ...text } = french
    expect(pageText.safeParse(text).error).toBeUndefined()
  })

  it.each(pairs)('$name is written as in Québec', ({ french }) => {
    const breaking = textsOf(french).filter((text) =>
      /[^\u00a0]:(?!\/)|«[^\u00a0]|[^\u00a0]»|\s[;?!…]|['"“”]|\d (?:h|\$|%)(?!\p{L})/u.test(
        text.replaceAll(/\]\([^)]*\)/g, ']'),
      ),
    )
    expect(breaking).toEqual([])
  })
})
