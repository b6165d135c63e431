import type { ContentPageName, ShippedText } from './content-page.ts'
import { about } from './shipped/about.ts'
import { assistantAgreement } from './shipped/assistant-agreement.ts'
import { becomeAGuru } from './shipped/become-a-guru.ts'
import { careers } from './shipped/careers.ts'
import { contact } from './shipped/contact.ts'
import { guideFirstHour } from './shipped/guide-first-hour.ts'
import { guideHandingOver } from './shipped/guide-handing-over.ts'
import { guideTimeZones } from './shipped/guide-time-zones.ts'
import { howItWorks } from './shipped/how-it-works.ts'
import { mission } from './shipped/mission.ts'
import { packages } from './shipped/packages.ts'
import { pricing } from './shipped/pricing.ts'
import { privacy } from './shipped/privacy.ts'
import { resourceHub } from './shipped/resource-hub.ts'
import { successStories } from './shipped/success-stories.ts'
import { terms } from './shipped/terms.ts'
import { whatWeDo } from './shipped/what-we-do.ts'
import { whyUs } from './shipped/why-us.ts'
import { about as aboutFr } from './shipped/fr/about.ts'
import { becomeAGuru as becomeAGuruFr } from './shipped/fr/become-a-guru.ts'
import { careers as careersFr } from './shipped/fr/careers.ts'
import { contact as contactFr } from './shipped/fr/contact.ts'
import { guideFirstHour as guideFirstHourFr } from './shipped/fr/guide-first-hour.ts'
import { guideHandingOver as guideHandingOverFr } from './shipped/fr/guide-handing-over.ts'
import { guideTimeZones as guideTimeZonesFr } from './shipped/fr/guide-time-zones.ts'
import { howItWorks as howItWorksFr } from './shipped/fr/how-it-works.ts'
import { mission as missionFr } from './shipped/fr/mission.ts'
import { packages as packagesFr } from './shipped/fr/packages.ts'
import { pricing as pricingFr } from './shipped/fr/pricing.ts'
import { privacy as privacyFr } from './shipped/fr/privacy.ts'
import { resourceHub as resourceHubFr } from './shipped/fr/resource-hub.ts'
import { successStories as successStoriesFr } from './shipped/fr/success-stories.ts'
import { terms as termsFr } from './shipped/fr/terms.ts'
import { whatWeDo as whatWeDoFr } from './shipped/fr/what-we-do.ts'
import { whyUs as whyUsFr } from './shipped/fr/why-us.ts'

/** The words of every public page as the product brings them, in each language; staff put later editions up. */
export const shippedPages: Readonly<Record<ContentPageName, ShippedText>> = {
  pricing,
  'success-stories': successStories,
  about,
  mission,
  careers,
  contact,
  'resource-hub': resourceHub,
  'what-we-do': whatWeDo,
  'why-us': whyUs,
  'how-it-works': howItWorks,
  packages,
  'become-a-guru': becomeAGuru,
  terms,
  privacy,
  'guide-first-hour': guideFirstHour,
  'guide-time-zones': guideTimeZones,
  'guide-handing-over': guideHandingOver,
  'about-fr': aboutFr,
  'become-a-guru-fr': becomeAGuruFr,
  'careers-fr': careersFr,
  'contact-fr': contactFr,
  'guide-first-hour-fr': guideFirstHourFr,
  'guide-handing-over-fr': guideHandingOverFr,
  'guide-time-zones-fr': guideTimeZonesFr,
  'how-it-works-fr': howItWorksFr,
  'mission-fr': missionFr,
  'packages-fr': packagesFr,
  'pricing-fr': pricingFr,
  'privacy-fr': privacyFr,
  'resource-hub-fr': resourceHubFr,
  'success-stories-fr': successStoriesFr,
  'terms-fr': termsFr,
  'what-we-do-fr': whatWeDoFr,
  'why-us-fr': whyUsFr,
  'assistant-agreement': assistantAgreement,
}
