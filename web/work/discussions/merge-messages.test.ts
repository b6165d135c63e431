import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { expect, test } from 'vitest'
import { withEarlier, withNews, withSent, type Known } from './merge-messages.ts'

const message = (position: number, change = position, body = `${position}`): Message => ({
  uuid: `m${position}`,
  position,
  change,
  kind: 'message',
  sender: { user_uuid: 'u', name: 'Maya R.', role: 'virtualassistant', avatar_id: 1 },
  body,
  files: [],
  created_date: '2026-11-20T15:00:00.000Z',
  edited_date: null,
  deleted: false,
})
const known: Known = { messages: [message(5), message(6)], offset: 6, earlier: true }
const bodies = ({ messages }: Known) => messages.map(({ body }) => body)

test('C4 news is put in its place, each message once, as it was last written', () => {
  const after = withNews(known, { messages: [message(5, 7, 'five'), message(8), message(6)], offset: 8 })
  expect(bodies(after)).toEqual(['five', '6', '8'])
  expect(after.offset).toBe(8)
  expect(bodies(withNews(after, { messages: [message(5)], offset: 5 }))).toEqual(['five', '6', '8'])
  expect(withNews(after, { messages: [], offset: 5 }).offset).toBe(8)
})

test('C4 a change of what isn’t shown leaves no gap', () => {
  expect(bodies(withNews(known, { messages: [message(2, 9)], offset: 9 }))).toEqual(['5', '6'])
  const whole = withEarlier(known, { messages: [message(1), message(2)], more: false })
  expect([bodies(whole), whole.earlier]).toEqual([['1', '2', '5', '6'], false])
})

test('C4 an answer to what was sent doesn’t hide what others wrote before it', () => {
  const sent = withSent(known, message(9))
  expect([bodies(sent), sent.offset]).toEqual([['5', '6', '9'], 6])
  expect(bodies(withNews(sent, { messages: [message(7), message(8), message(9)], offset: 9 }))).toEqual([
    '5',
    '6',
    '7',
    '8',
    '9',
  ])
})
