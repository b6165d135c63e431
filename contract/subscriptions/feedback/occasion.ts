/** When a client is asked how an assistant does: after so many days, every three months, and once it is over. */
export const feedbackOccasions = ['day_14', 'day_30', 'quarterly', 'end'] as const
export type FeedbackOccasion = (typeof feedbackOccasions)[number]
