import * as t from '@talentplace/contract/core/messages/served-pages'
import { paths } from '../../platform/navigation/paths.ts'

/**
 * A sentence or two on each page that search engines may list and people may share; a public page without one is kept
 * out of both. Read by the build alone: no browser needs it.
 */
export const descriptions: Readonly<Record<string, string>> = {
  [paths.home()]: t.homeDescription(),
  [paths.search()]:
    'Search for a virtual assistant by role, skill or tool. See your best matches, the hours they have free and the monthly price.',
  [paths.signup()]: 'Create a free account to see every candidate’s full profile and compare their week with yours.',
  [paths.contact()]: 'Book a discovery call. Describe the work, and we’ll come back with people who fit.',
  [paths.pricing()]:
    'One hourly rate that falls as the hours rise. See the price list and work out what a month costs, before tax.',
  [paths.successStories()]: 'Three worked examples of handing over work: the books, the phone and the inbox.',
  [paths.about()]: 'Why we match work with people who have done it before, and how we go about it.',
  [paths.mission()]: 'What we are here for, and what we won’t do.',
  [paths.careers()]: 'Work on the product itself: open positions, and what you can expect of us.',
  [paths.contactUs()]: 'How to reach us: client support, assistant support, or a call.',
  [paths.resourceHub()]: 'Short guides to working well with a virtual assistant.',
  [paths.guide('first-hour')]: 'What to do in the first hour with a new virtual assistant.',
  [paths.guide('time-zones')]: 'How to work well with a virtual assistant in another time zone.',
  [paths.guide('handing-over')]: 'How to decide which work to hand over to a virtual assistant first.',
  [paths.becomeAGuru()]:
    'Work as a virtual assistant from Canada or the United States: your hours, your clients, your terms.',
  [paths.apply()]:
    'Apply as a virtual assistant from Canada or the United States. It’s free, it’s saved as you type, and a person decides.',
  [paths.howItWorks()]: 'From a sentence about the work to the person who does it, step by step.',
  [paths.whatWeDo()]:
    'The work our virtual assistants take on: administration, finance, customers, marketing and more.',
  [paths.whyUs()]: 'What we do differently, and when something else is the better choice.',
  [paths.packages()]: 'Popular monthly plans: how many hours, what they cost and what they tend to be enough for.',
  [paths.terms()]: 'The terms of service.',
  [paths.privacy()]: 'What we keep about you, why, for how long, and your choices.',
}
