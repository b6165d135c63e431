import { describe, expect, test } from 'vitest'
import { ReplyWriter } from './reply-writer.ts'
import { wideBytes, wideMargin } from './wide-bytes.ts'

describe('a reply written as bytes', () => {
  test('holds whole numbers as JSON has them', () => {
    const numbers = [0, 7, 10, 99, 100, 999, 1000, 1001, 20_030, 100_000, 1_000_007, 2_147_483_647, -1, -210, -1080]
    const writer = new ReplyWriter()
    writer.reserve(1_000)
    for (const number of numbers) {
      writer.number(number)
      writer.short(wideBytes(','))
    }
    expect(writer.done().toString()).toBe(`${numbers.join(',')},`)
  })

  test('holds texts of every length and script as they are, whatever stood there before', () => {
    const texts = [
      '',
      'a',
      'Zoë',
      '日本語の秘書',
      'ý€𐍈😀',
      'Montréal, Québec',
      '\u007f\u{10ffff}\u007f',
      'é'.repeat(99),
    ]
    for (const before of ['', '\u{10ffff}'.repeat(500)]) {
      const writer = new ReplyWriter()
      writer.reserve(10_000)
      if (before !== '') writer.short(wideBytes(before))
      for (const text of texts) writer.short(wideBytes(text))
      expect(writer.done().toString()).toBe(before + texts.join(''))
    }
  })

  test('copies any part of a text', () => {
    const source = wideBytes('\u{10ffff}\u007f'.repeat(20))
    for (let start = 0; start < 20; start++) {
      for (let end = start; end < source.length; end++) {
        const writer = new ReplyWriter()
        writer.reserve(source.length + wideMargin)
        writer.part(source.view, start, end)
        expect(writer.done()).toEqual(Buffer.from(source.view.buffer, start, end - start))
      }
    }
  })

  test('grows beyond the room it began in, and leaves what was written before alone', () => {
    const replies = Array.from({ length: 40 }, (_, at) => {
      const writer = new ReplyWriter()
      const text = `${at}:`.repeat(40_000)
      writer.reserve(text.length / 2)
      writer.short(wideBytes(text.slice(0, text.length / 2)))
      writer.reserve(text.length / 2)
      writer.short(wideBytes(text.slice(text.length / 2)))
      return { text, reply: writer.done() }
    })
    for (const { text, reply } of replies) expect(reply.toString()).toBe(text)
  })
})
