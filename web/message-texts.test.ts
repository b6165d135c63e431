import { message } from '@talentplace/contract/shared/i18n/message'
import { expect, it } from 'vitest'
import { textExpression, withTexts } from './message-texts.ts'

const catalog = {
  hello: message({ en: 'Hello', fr: 'Bonjour' }),
  from: message({ en: 'From {rate} an hour', fr: 'À partir de {rate} l’heure' }),
  left: message({
    en: '{hours, plural, one {# hour} other {# hours}}',
    fr: '{hours, plural, one {# heure} other {# heures}}',
  }),
  more: message({ en: 'Read <link>more</link>', fr: 'Lire <link>la suite</link>' }),
}
const open = async (source: string) => (source.includes('/messages/') ? catalog : null)
const inFrench = (code: string) => withTexts(`import * as t from '../messages/things.ts';\n${code}`, 'fr', open)

it('a text stands where its message is read, and nothing is left of the catalog or of another language', async () => {
  const code = await inFrench('export const said = t.hello(), later = t.hello, other = t2.hello()')
  expect(code.trim()).toBe('export const said = "Bonjour", later = (() => "Bonjour"), other = t2.hello()')
})

it('names are put into a text without a formatter, numbers and tags by it', async () => {
  expect(await inFrench('x(t.from({ rate: r }))')).toContain(
    'x((v => "À partir de " + v.rate + " l’heure")({ rate: r }))',
  )
  expect(await inFrench('x(t.from({ rate: r }))')).not.toContain('import')
  const counted = await inFrench('x(t.left({ hours: 2 }))')
  expect(counted).toMatch(/^import \{ formatMessage \} from ".*format-message\.ts";/)
  expect(counted).toContain(' heures')
  expect(await inFrench('x(t.more)')).toContain('(v => [formatMessage(')
})

it('a text that begins with a name is a text, whatever the name stands for', () => {
  expect(textExpression('{one}{other}', { isCalled: false })).toBe('(v => "" + v.one + v.other)')
})

it('what is no message, what is read by a computed name, and what is imported by its own name stop the build', async () => {
  await expect(inFrench('t.helo()')).rejects.toThrow('t.helo is no message')
  await expect(inFrench('t[key]()')).rejects.toThrow('read one by its name')
  await expect(withTexts(`import { hello } from '../messages/things.ts'`, 'fr', open)).rejects.toThrow('import * as t')
})

it('a module without messages stays as it is', async () => {
  const code = `import * as t from './things.ts'; t.hello()`
  expect(await withTexts(code, 'fr', open)).toBe(code)
})
