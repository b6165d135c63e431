/** The guides of the Resource Hub; each has a page of its own. */
export const guides = [
  {
    slug: 'handing-over',
    title: 'Deciding what to hand over',
    about: 'Find the first ten hours with a sheet of paper and one ordinary week.',
  },
  {
    slug: 'first-hour',
    title: 'The first hour with a new assistant',
    about: 'An agenda for the first call, minute by minute.',
  },
  {
    slug: 'time-zones',
    title: 'Working across time zones',
    about: 'How much of the day you need to share, and habits that help.',
  },
] as const

export type GuideSlug = (typeof guides)[number]['slug']
