/** The parts of one's own profile, by their ids on the page. */
export const sectionIds = {
  photo: 'photo',
  words: 'about-you',
  work: 'what-you-do',
  hours: 'hours-and-week',
} as const
export type SectionName = keyof typeof sectionIds
