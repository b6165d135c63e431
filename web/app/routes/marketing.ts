import { pagesOf } from './page-route.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppRoute, LoadScreen } from './route.ts'

const publicPage = pagesOf('public')
const page = (path: string, title: string, screen: LoadScreen<object>) =>
  publicPage(path, undefined, title, screen, { hideSidebar: true })

/** A4.2, A4.4: who we are and how it works, in pages anybody may read. Their words are the contract's `content`. */
export const marketingRoutes: readonly AppRoute[] = [
  page(paths.pricing(), 'Pricing', () => import('../../pages/public/pricing-page.tsx')),
  page(paths.successStories(), 'Success stories', () => import('../../pages/public/success-stories-page.tsx')),
  page(paths.about(), 'About us', () => import('../../pages/public/about-page.tsx')),
  page(paths.mission(), 'Our mission', () => import('../../pages/public/mission-page.tsx')),
  page(paths.careers(), 'Careers', () => import('../../core/content/careers-page.tsx')),
  page(paths.contactUs(), 'Contact', () => import('../../pages/public/contact/reach-us-page.tsx')),
  page(paths.resourceHub(), 'Resource Hub', () => import('../../pages/public/guides/resource-hub-page.tsx')),
  page(
    paths.guide('first-hour'),
    'The first hour with a new assistant',
    () => import('../../pages/public/guides/guide-first-hour-page.tsx'),
  ),
  page(
    paths.guide('time-zones'),
    'Working across time zones',
    () => import('../../pages/public/guides/guide-time-zones-page.tsx'),
  ),
  page(
    paths.guide('handing-over'),
    'Deciding what to hand over',
    () => import('../../pages/public/guides/guide-handing-over-page.tsx'),
  ),
  page(paths.becomeAGuru(), 'Become a Guru', () => import('../../pages/public/become-a-guru-page.tsx')),
  page(paths.howItWorks(), 'How it works', () => import('../../pages/public/how-it-works-page.tsx')),
  page(paths.whatWeDo(), 'What we do', () => import('../../pages/public/what-we-do-page.tsx')),
  page(paths.whyUs(), 'Why us', () => import('../../pages/public/why-us-page.tsx')),
  page(paths.packages(), 'Packages', () => import('../../pages/public/packages-page.tsx')),
  page(paths.terms(), 'Terms of service', () => import('../../core/content/terms-page.tsx')),
  page(paths.privacy(), 'Privacy policy', () => import('../../core/content/privacy-page.tsx')),
]
