import { expect, test } from 'vitest'
import { withSources } from './chunk-of-source.ts'

const shared = { file: 'assets/shared.js' }

test('a source is found in the chunk it became part of', () => {
  const found = withSources({ _shared: shared }, { 'pages/a.tsx': 'assets/shared.js' }, ['pages/a.tsx'])
  expect(found).toEqual({ _shared: shared, 'pages/a.tsx': shared })
})

test('a source that no chunk has stops the build', () => {
  expect(() => withSources({ _shared: shared }, {}, ['pages/gone.tsx'])).toThrow(
    'The build has no chunk with pages/gone.tsx',
  )
})
