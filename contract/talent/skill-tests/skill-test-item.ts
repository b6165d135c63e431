import { z } from 'zod'

/** A table as a spreadsheet shows it, columns from A and rows from 1. */
const sheet = z.array(z.array(z.string().max(60)).max(8)).max(14)

/** What someone is asked, without the answer. */
export const quizItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typing'), passage: z.string() }),
  z.object({
    kind: z.literal('choice'),
    prompt: z.string(),
    sheet: sheet.optional(),
    options: z.array(z.string()),
  }),
  z.object({ kind: z.literal('text'), prompt: z.string(), sheet: sheet.optional() }),
  z.object({ kind: z.literal('judgement'), prompt: z.string(), options: z.array(z.string()) }),
])
export type QuizItem = z.infer<typeof quizItem>

const option = z.int('Choose an answer').min(0).max(9)

/** What someone answers: the text they typed, the option they chose, or what they would most and least likely do. */
export const givenAnswer = z.union([
  z.strictObject({
    text: z
      .string()
      .max(4000)
      // The database can keep no such character.
      .refine((text) => !text.includes('\u0000'), 'This has a character we can’t keep'),
  }),
  z.strictObject({ choice: option }),
  z.strictObject({ best: option.nullable(), worst: option.nullable() }),
])
export type GivenAnswer = z.infer<typeof givenAnswer>
