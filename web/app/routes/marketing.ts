import * as content from '@talentplace/contract/core/messages/content'
import * as t from '@talentplace/contract/core/messages/titles'
import { pagesOf } from './page-route.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppRoute, LoadScreen } from './route.ts'

const publicPage = pagesOf('public')
const page = (path: string, title: string, screen: LoadScreen<object>) =>
  publicPage(path, undefined, title, screen, { hideSidebar: true, translated: true })

/** A4.2, A4.4: who we are and how it works, in pages anybody may read. Their words are the contract's `content`. */
export const marketingRoutes: readonly AppRoute[] = [
  page(paths.pricing(), t.pricing(), () => import('../../pages/public/pricing-page.tsx')),
  page(paths.successStories(), t.successStories(), () => import('../../pages/public/success-stories-page.tsx')),
  page(paths.about(), t.aboutUs(), () => import('../../pages/public/about-page.tsx')),
  page(paths.mission(), t.ourMission(), () => import('../../pages/public/mission-page.tsx')),
  page(paths.careers(), t.careers(), () => import('../../core/content/careers-page.tsx')),
  page(paths.contactUs(), t.contact(), () => import('../../pages/public/contact/reach-us-page.tsx')),
  page(paths.resourceHub(), t.resourceHub(), () => import('../../pages/public/guides/resource-hub-page.tsx')),
  page(
    paths.guide('first-hour'),
    content.firstHour(),
    () => import('../../pages/public/guides/guide-first-hour-page.tsx'),
  ),
  page(
    paths.guide('time-zones'),
    content.timeZones(),
    () => import('../../pages/public/guides/guide-time-zones-page.tsx'),
  ),
  page(
    paths.guide('handing-over'),
    content.handingOver(),
    () => import('../../pages/public/guides/guide-handing-over-page.tsx'),
  ),
  page(paths.becomeAGuru(), t.becomeGuru(), () => import('../../pages/public/become-a-guru-page.tsx')),
  page(paths.howItWorks(), t.howItWorks(), () => import('../../pages/public/how-it-works-page.tsx')),
  page(paths.whatWeDo(), t.whatWeDo(), () => import('../../pages/public/what-we-do-page.tsx')),
  page(paths.whyUs(), t.whyUs(), () => import('../../pages/public/why-us-page.tsx')),
  page(paths.packages(), t.packages(), () => import('../../pages/public/packages-page.tsx')),
  page(paths.terms(), t.terms(), () => import('../../core/content/terms-page.tsx')),
  page(paths.privacy(), t.privacy(), () => import('../../core/content/privacy-page.tsx')),
]
