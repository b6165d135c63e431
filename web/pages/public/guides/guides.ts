import * as t from '@talentplace/contract/core/messages/content'
/** The guides of the Resource Hub; each has a page of its own. */
export const guides = [
  {
    slug: 'handing-over',
    title: t.handingOver(),
    about: t.aboutHandingOver(),
  },
  {
    slug: 'first-hour',
    title: t.firstHour(),
    about: t.aboutFirstHour(),
  },
  {
    slug: 'time-zones',
    title: t.timeZones(),
    about: t.aboutTimeZones(),
  },
] as const

export type GuideSlug = (typeof guides)[number]['slug']
