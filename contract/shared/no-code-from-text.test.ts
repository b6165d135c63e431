import { expect, it, vi } from 'vitest'

it('schemas are made and checked without making code from text, which the content policy of our pages forbids', async () => {
  const made = vi.fn<() => never>(() => {
    throw new EvalError('Refused to evaluate a string as JavaScript')
  })
  vi.stubGlobal('Function', made)
  await import('./no-code-from-text.ts')
  const { createUtm } = await import('../attribution/utm.routes.ts')
  expect(createUtm.body?.safeParse({ label: 'Spring', shortcode: 'spring', destination: '/pricing' }).success).toBe(
    true,
  )
  vi.unstubAllGlobals()
  expect(made).not.toHaveBeenCalled()
})
