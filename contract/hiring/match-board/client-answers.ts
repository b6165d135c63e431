/** What a client says of someone on their shortlist. */
export const clientAnswers = ['interested', 'not', 'question'] as const
export type ClientAnswer = (typeof clientAnswers)[number]
