import { describe, expect, it } from 'vitest'
import { clockText, lengthText, passText, scoreText, topicText, typingText } from './test-words.ts'

describe('C6 a result explains itself', () => {
  it('by what was measured, what passes, and how typing is counted', () => {
    const typed = { pass_score: 40, pass_accuracy: 92, score: 46, accuracy: 97 }
    expect(scoreText('typing', typed)).toBe('46 words a minute, 97% of characters right')
    expect(passText('typing', typed)).toBe('40 words a minute and 92% of characters right')
    expect(passText('english', { pass_score: 70, pass_accuracy: null })).toBe('70%')
    expect(typingText({ typed_characters: 690, mistakes: 1, counted_seconds: 175, extra_time: 25 })).toBe(
      '690 characters typed with 1 mistake, counted over 2 min 55 s. Five characters count as a word; a mistake is a character that is wrong, missing or too many. Your extra time is taken into account.',
    )
    const topic = { topic: 'clients', title: 'Working with clients', right: 3.5, of: 4 }
    expect(topicText('judgement', topic)).toBe('3.5 of 4 points')
    expect(topicText('english', { ...topic, right: 1, of: 2 })).toBe('1 of 2')
  })

  it('in times that are easy to read', () => {
    expect([clockText(125), clockText(5)]).toEqual(['2:05', '0:05'])
    expect([lengthText(720), lengthText(60), lengthText(225), lengthText(40)]).toEqual([
      '12 minutes',
      '1 minute',
      '3 min 45 s',
      '40 s',
    ])
  })
})
