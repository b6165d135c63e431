import { readLanguageFrom } from '@talentplace/contract/shared/i18n/current-language'
import { expect, test } from 'vitest'
import { entrySource, pageHtml, withOneScript, type Manifest } from './page-html.ts'
import { sitemap } from './sitemap.ts'

const template = '<title>Talentplace</title><!--about--><!--preloads--><div id="root"><!--page--></div>'
const manifest: Manifest = {
  [entrySource]: {
    file: 'assets/index.js',
    imports: ['_base'],
    css: ['assets/index.css'],
    assets: ['assets/f.woff2'],
  },
  _base: { file: 'assets/base.js' },
  _shared: { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_base'] },
  'pages/a.tsx': { file: 'assets/a.js', imports: ['_shared', '_base'], css: ['assets/a.css', 'assets/index.css'] },
}

test('a page asks at once for everything it needs beyond the entry, and for nothing twice', () => {
  const html = pageHtml(template, manifest, {
    markup: '<h1>A</h1>',
    title: 'A',
    listing: null,
    sources: ['pages/a.tsx'],
    membersSources: [],
    whole: true,
  })
  expect(html).toContain('<title>A | Talentplace</title>')
  expect(html.match(/(?<=href="\/)[^"]+/g)).toEqual([
    'assets/f.woff2',
    'assets/shared.css',
    'assets/a.css',
    'assets/shared.js',
    'assets/a.js',
  ])
})

test('T12 a page that the browser draws asks for no font beside its scripts, and shows its letters without', () => {
  const page = { markup: '', title: 'A', listing: null, sources: ['pages/a.tsx'], membersSources: [] }
  const first = template.replace('<!--about-->', '<!--about--><script>if (/*drawn*/ false && isFirst) later()</script>')
  const drawn = pageHtml(first, manifest, { ...page, whole: false })
  expect(drawn).not.toContain('as="font"')
  expect(drawn).toContain('if (true && isFirst)')
  const whole = pageHtml(first, manifest, { ...page, whole: true })
  expect(whole).toContain('as="font"')
  expect(whole).toContain('if (false && isFirst)')
})

test('no style attribute is served: each becomes a rule under the nonce', () => {
  const markup =
    '<i style="width:3px;content:&quot;$&amp;&quot;"></i><b style="color:red"></b><u style="color:red"></u>'
  const html = pageHtml(template, manifest, {
    markup,
    title: undefined,
    listing: null,
    sources: ['pages/a.tsx'],
    membersSources: [],
    whole: true,
  })
  expect(html).not.toContain(' style=')
  expect(html).toContain(
    '<style nonce="__NONCE__">[data-served-style="0"]{width:3px;content:"$&"}[data-served-style="1"]{color:red}</style>',
  )
  expect(html).toContain('<i data-served-style="0"></i><b data-served-style="1"></b><u data-served-style="1"></u>')
})

test('a page says what it is about to search engines and shared links, and one that isn’t for them says so', () => {
  const listing = { path: '/pricing', description: 'One "rate" & no more', translated: false }
  const page = { markup: '', title: 'Pricing', sources: [], membersSources: [], whole: true }
  const html = pageHtml(template, manifest, { ...page, listing })
  expect(html).toContain('<meta name="description" content="One &quot;rate&quot; &amp; no more">')
  expect(html).toContain('<link rel="canonical" href="__ORIGIN__/pricing">')
  expect(html).toContain('<meta property="og:title" content="Pricing | Talentplace">')
  expect(html).toContain('<meta property="og:image" content="__ORIGIN__/og.png">')
  expect(html).not.toContain('noindex')
  expect(pageHtml(template, manifest, { ...page, listing: null })).toContain('<meta name="robots" content="noindex">')
})

test('what only a signed-in person’s page needs is asked for by the first script, and nothing that is asked for already', () => {
  const first = template.replace(
    '<!--about-->',
    '<!--about--><script>for (const href of [/*members*/]) ask(href)</script>',
  )
  const members = { file: 'assets/members.js', imports: ['_shared'], css: ['assets/members.css', 'assets/index.css'] }
  const page = { markup: '', listing: null, sources: ['pages/a.tsx'], membersSources: ['app/members.ts'], whole: true }
  const html = pageHtml(first, { ...manifest, 'app/members.ts': members }, page)
  expect(html).toContain("of ['/assets/members.css', '/assets/members.js'])")
})

const script = (file: string) => `<script type="module" crossorigin src="/assets/${file}.js"></script>`

test('one script begins a page; what it imports is asked for beside it', () => {
  expect(withOneScript(`${script('base')}\n${script('index')}`, 'assets/index.js')).toBe(
    `<link rel="modulepreload" crossorigin href="/assets/base.js">\n${script('index')}`,
  )
})

test('a page in another language says so, and where each language has it', () => {
  const french = '<html lang="en-CA"><!--about--><!--no-script--><div id="root"><!--page--></div>'
  const listing = { path: '/', description: 'Accueil', translated: true }
  const before = readLanguageFrom(() => 'fr')
  try {
    const html = pageHtml(french, manifest, { markup: '', listing, sources: [], membersSources: [], whole: true })
    expect(html).toContain('<html lang="fr-CA">')
    expect(html).toContain('La recherche a besoin de JavaScript')
    expect(html).toContain('<meta property="og:locale" content="fr_CA">')
    expect(html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="__ORIGIN__/fr">',
      '<link rel="alternate" hreflang="en-CA" href="__ORIGIN__/">',
      '<link rel="alternate" hreflang="fr-CA" href="__ORIGIN__/fr">',
      '<link rel="alternate" hreflang="x-default" href="__ORIGIN__/">',
    ])
    expect(sitemap([listing, { ...listing, path: '/about', translated: false }]).match(/__ORIGIN__[^<]*/g)).toEqual([
      '__ORIGIN__/',
      '__ORIGIN__/fr',
      '__ORIGIN__/about',
    ])
  } finally {
    readLanguageFrom(before)
  }
})
