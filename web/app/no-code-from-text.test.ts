import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** A process of its own: where other tests were before, schemas have been made already. */
function attempts(first: string): { success: boolean; made: number } {
  const script = `
    let made = 0
    globalThis.Function = class { constructor() { made += 1; throw new EvalError('Refused') } }
    ${first}
    const { createUtm } = await import('@talentplace/contract/accounts/attribution/utm.routes')
    const { success } = createUtm.body.safeParse({ label: 'Spring', shortcode: 'spring', destination: '/pricing' })
    console.log(JSON.stringify({ success, made }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return JSON.parse(output) as { success: boolean; made: number }
}

it('schemas are made and checked without making code from text, which the content policy of our pages forbids', () => {
  expect(attempts("await import('@talentplace/contract/shared/no-code-from-text')")).toEqual({ success: true, made: 0 })
  expect(attempts('').made, 'without it the library tries').toBeGreaterThan(0)
})
