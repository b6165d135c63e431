import { built, routesOf } from './route-of.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppRoute } from './route.ts'

const route = routesOf('public')
const page = (path: string, part: ReturnType<typeof built>) => route(path, undefined, part, { hideSidebar: true })

/** A4.2, A4.4: who we are and how it works, in pages anybody may read. Their words are the contract's `content`. */
export const marketingRoutes: readonly AppRoute[] = [
  page(
    paths.pricing(),
    built('Pricing', 'pages/public/pricing-page.tsx', async () => {
      const { PricingPage } = await import('../../pages/public/pricing-page.tsx')
      return PricingPage
    }),
  ),
  page(
    paths.successStories(),
    built('Success stories', 'pages/public/success-stories-page.tsx', async () => {
      const { SuccessStoriesPage } = await import('../../pages/public/success-stories-page.tsx')
      return SuccessStoriesPage
    }),
  ),
  page(
    paths.about(),
    built('About us', 'pages/public/about-page.tsx', async () => {
      const { AboutPage } = await import('../../pages/public/about-page.tsx')
      return AboutPage
    }),
  ),
  page(
    paths.mission(),
    built('Our mission', 'pages/public/mission-page.tsx', async () => {
      const { MissionPage } = await import('../../pages/public/mission-page.tsx')
      return MissionPage
    }),
  ),
  page(
    paths.careers(),
    built('Careers', 'pages/public/careers-page.tsx', async () => {
      const { CareersPage } = await import('../../pages/public/careers-page.tsx')
      return CareersPage
    }),
  ),
  page(
    paths.contactUs(),
    built('Contact', 'pages/public/contact/reach-us-page.tsx', async () => {
      const { ReachUsPage } = await import('../../pages/public/contact/reach-us-page.tsx')
      return ReachUsPage
    }),
  ),
  page(
    paths.resourceHub(),
    built('Resource Hub', 'pages/public/guides/resource-hub-page.tsx', async () => {
      const { ResourceHubPage } = await import('../../pages/public/guides/resource-hub-page.tsx')
      return ResourceHubPage
    }),
  ),
  page(
    paths.guide('first-hour'),
    built('The first hour with a new assistant', 'pages/public/guides/guide-first-hour-page.tsx', async () => {
      const { FirstHourGuidePage } = await import('../../pages/public/guides/guide-first-hour-page.tsx')
      return FirstHourGuidePage
    }),
  ),
  page(
    paths.guide('time-zones'),
    built('Working across time zones', 'pages/public/guides/guide-time-zones-page.tsx', async () => {
      const { TimeZonesGuidePage } = await import('../../pages/public/guides/guide-time-zones-page.tsx')
      return TimeZonesGuidePage
    }),
  ),
  page(
    paths.guide('handing-over'),
    built('Deciding what to hand over', 'pages/public/guides/guide-handing-over-page.tsx', async () => {
      const { HandingOverGuidePage } = await import('../../pages/public/guides/guide-handing-over-page.tsx')
      return HandingOverGuidePage
    }),
  ),
  page(
    paths.becomeAGuru(),
    built('Become a Guru', 'pages/public/become-a-guru-page.tsx', async () => {
      const { BecomeAGuruPage } = await import('../../pages/public/become-a-guru-page.tsx')
      return BecomeAGuruPage
    }),
  ),
  page(
    paths.howItWorks(),
    built('How it works', 'pages/public/how-it-works-page.tsx', async () => {
      const { HowItWorksPage } = await import('../../pages/public/how-it-works-page.tsx')
      return HowItWorksPage
    }),
  ),
  page(
    paths.whatWeDo(),
    built('What we do', 'pages/public/what-we-do-page.tsx', async () => {
      const { WhatWeDoPage } = await import('../../pages/public/what-we-do-page.tsx')
      return WhatWeDoPage
    }),
  ),
  page(
    paths.whyUs(),
    built('Why us', 'pages/public/why-us-page.tsx', async () => {
      const { WhyUsPage } = await import('../../pages/public/why-us-page.tsx')
      return WhyUsPage
    }),
  ),
  page(
    paths.packages(),
    built('Packages', 'pages/public/packages-page.tsx', async () => {
      const { PackagesPage } = await import('../../pages/public/packages-page.tsx')
      return PackagesPage
    }),
  ),
  page(
    paths.terms(),
    built('Terms of service', 'pages/public/terms-page.tsx', async () => {
      const { TermsPage } = await import('../../pages/public/terms-page.tsx')
      return TermsPage
    }),
  ),
  page(
    paths.privacy(),
    built('Privacy policy', 'pages/public/privacy-page.tsx', async () => {
      const { PrivacyPage } = await import('../../pages/public/privacy-page.tsx')
      return PrivacyPage
    }),
  ),
]
