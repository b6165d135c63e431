import type { ProfileTip } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { SectionName } from './own-sections.ts'

interface TipWords {
  readonly text: string
  /** The part of the profile where it is done. */
  readonly section: SectionName
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(names)

/** What a tip says, and where it leads. */
export function tipWords({ code, role, names }: ProfileTip): TipWords {
  switch (code) {
    case 'role':
      return { text: 'Choose at least one role. Clients search by role first.', section: 'work' }
    case 'skills':
      return { text: `${role}: clients often ask for ${listed(names)}. Add the ones you know.`, section: 'work' }
    case 'tools':
      return { text: `${role}: name the tools you use, such as ${listed(names)}.`, section: 'work' }
    case 'schedule':
      return { text: 'Draw your week, so clients see when you overlap.', section: 'hours' }
    case 'working_day':
      return {
        text: 'Most clients work Monday to Friday, 9 to 5. Add a weekday morning or afternoon if you can.',
        section: 'hours',
      }
    case 'hours':
      return { text: 'Offer 20 hours a month or more. Most searches ask for at least that.', section: 'hours' }
    case 'photo':
      return { text: 'Add a photo. Clients like to see who they’ll work with.', section: 'photo' }
    case 'blurb':
      return { text: 'Write a sentence or two in short, for the top of your profile.', section: 'words' }
    case 'bio':
      return { text: 'Tell more about yourself: a few sentences on what you’ve done and for whom.', section: 'words' }
  }
}
