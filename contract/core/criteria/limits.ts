/*
 * The constants of matching, without the schemas built from them: the first screens read these
 * before the validation library is loaded.
 */

/** B3.1: the hours a person can pick for one role; 59 stands for '100+' when the role is also in `more_hours_rids`. */
export const hoursChoices = [10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100] as const
export const moreHoursValue = 59
export const minimumHours = 10
export const defaultHours = 10
export const maximumRoles = 20
/** The most hours one role can ask for in a month (every hour of 31 days). */
export const maximumHours = 744

/** B1.1: the steps, in order. */
export const wizardSteps = ['requirements', 'roles', 'hours', 'candidates'] as const

/** The longest name of a role, skill or tool that is entered, and the most words of one group. */
export const maximumKeywordLength = 200
export const maximumKeywords = 50
/** Free words are whole messages too; the longest, as it is read, kept and sent. */
export const maximumMessageLength = 2000

/** The longest name left out of what was understood, with its kind, and the most of them. */
export const maximumNotMeantLength = 220
export const maximumNotMeant = 100

/** B4.6: roles, skills and tools that a card shows, at most, before '+N'. */
export const matchingVisible = 3

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** B5.3: the three parts of a day, hours in the assistant's own clock. */
export const dayParts = [
  { part: 'morning', from: 8, to: 12 },
  { part: 'afternoon', from: 12, to: 17 },
  { part: 'evening', from: 17, to: 22 },
] as const

/** What candidates are sorted by; equals stand by their match, and equal matches take turns by day. */
export const candidateSorts = ['match', 'free_hours', 'rating', 'shared_hours'] as const
export type CandidateSort = (typeof candidateSorts)[number]

/** Everybody here speaks it, so nobody is sought or ranked by it. */
export const everybodysLanguage = 'en'

/** The hours a month that everybody introduced on the home page has free at least: those of the search that finds them. */
export const introductionHours = 20
