import * as t from '@talentplace/contract/core/messages/served-pages'
import { paths } from '../../platform/navigation/paths.ts'

/**
 * A sentence or two on each page that search engines may list and people may share; a public page without one is kept
 * out of both. Read by the build alone: no browser needs it.
 */
export const descriptions: Readonly<Record<string, string>> = {
  [paths.home()]: t.homeDescription(),
  [paths.search()]: t.searchDescription(),
  [paths.signup()]: t.signupDescription(),
  [paths.contact()]: t.discoveryDescription(),
  [paths.pricing()]: t.pricingDescription(),
  [paths.successStories()]: t.successStoriesDescription(),
  [paths.about()]: t.aboutDescription(),
  [paths.mission()]: t.missionDescription(),
  [paths.careers()]: t.careersDescription(),
  [paths.contactUs()]: t.contactUsDescription(),
  [paths.resourceHub()]: t.resourceHubDescription(),
  [paths.guide('first-hour')]: t.firstHourDescription(),
  [paths.guide('time-zones')]: t.timeZonesDescription(),
  [paths.guide('handing-over')]: t.handingOverDescription(),
  [paths.becomeAGuru()]: t.becomeGuruDescription(),
  [paths.apply()]: t.applyDescription(),
  [paths.howItWorks()]: t.howItWorksDescription(),
  [paths.whatWeDo()]: t.whatWeDoDescription(),
  [paths.whyUs()]: t.whyUsDescription(),
  [paths.packages()]: t.packagesDescription(),
  [paths.terms()]: t.termsDescription(),
  [paths.privacy()]: t.privacyDescription(),
}
