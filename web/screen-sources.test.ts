import { expect, test } from 'vitest'
import { withScreenSources } from './screen-sources.ts'

const written = (code: string) => withScreenSources(code, '/web/app/routes/client.ts', '/web')

test('a row that loads a screen says which file it is', () => {
  expect(written("page('/client/home', client, 'Home', () => import('../../pages/client/home-page.tsx'), {})")).toBe(
    "page('/client/home', client, 'Home', Object.assign(() => import('../../pages/client/home-page.tsx'), { source: 'pages/client/home-page.tsx' }), {})",
  )
})

test('what is loaded for something else stays as it is', () => {
  const reads = "const reads = async () => (await import('../../pages/search-reads.ts')).searchReads()"
  expect(written(reads)).toBe(reads)
})
