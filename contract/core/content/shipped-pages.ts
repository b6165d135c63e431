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

/** The words of every public page as the product brings them; staff put later editions up. */
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
  'assistant-agreement': assistantAgreement,
}
