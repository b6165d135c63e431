import * as t from '@talentplace/contract/matching/messages/reasons'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import { reviewsToBeWellReviewed } from '../../../rules/ratings.ts'

/** 'Speaks French and Spanish', 'Speaks French, 1 of your 2 languages', 'Doesn’t speak French' */
export function languagesText(spoken: readonly string[], wanted: readonly string[]): string {
  const languages = new Intl.ListFormat(locales[currentLanguage()], { type: 'conjunction' }).format(spoken)
  if (spoken.length === wanted.length) return t.speaks({ languages })
  if (spoken.length > 0) return t.speaksSome({ languages, count: spoken.length, wanted: wanted.length })
  const [language = '', ...others] = wanted
  return others.length === 0 ? t.doesntSpeak({ language }) : t.noneOfYourLanguages({ wanted: wanted.length })
}

/** 0 for someone without reviews, 1 with, 2 well reviewed. */
export function reviewsLevel(count: number, points: number, weight: number): 0 | 1 | 2 {
  if (count === 0) return 0
  return count >= reviewsToBeWellReviewed && points * 4 >= weight * 3 ? 2 : 1
}
