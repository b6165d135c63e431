import * as t from '@talentplace/contract/core/messages/shell'
import { paths } from '../../platform/navigation/paths.ts'

export interface MarketingLink {
  readonly label: string
  readonly to: string
}

/** A4.2: what the header offers people who aren't signed in; `company` opens as a menu. */
export interface MarketingMenu {
  readonly links: readonly MarketingLink[]
  readonly company: readonly MarketingLink[]
  readonly after: readonly MarketingLink[]
}

const company: readonly MarketingLink[] = [
  { label: t.about(), to: paths.about() },
  { label: t.ourMission(), to: paths.mission() },
  { label: t.careers(), to: paths.careers() },
  { label: t.contact(), to: paths.contactUs() },
  { label: t.resourceHub(), to: paths.resourceHub() },
]

/** The present set behind the flag `enable-new-footer-links`, the older one without it. */
export function marketingMenu(newLinks: boolean, brand: string): MarketingMenu {
  if (newLinks) {
    return {
      links: [
        { label: t.findGurus(), to: paths.search('requirements') },
        { label: t.pricing(), to: paths.pricing() },
        { label: t.successStories(), to: paths.successStories() },
      ],
      company,
      after: [{ label: t.becomeGuru(), to: paths.becomeAGuru() }],
    }
  }
  return {
    links: [
      { label: t.whatWeDo(), to: paths.whatWeDo() },
      { label: t.whyBrand({ brand }), to: paths.whyUs() },
      { label: t.howItWorks(), to: paths.howItWorks() },
      { label: t.packages(), to: paths.packages() },
    ],
    company: [],
    after: [],
  }
}

/** A4.4: the footer's links, by column. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly MarketingLink[] }[] = [
  {
    title: t.forClients(),
    links: [
      { label: t.findAssistant(), to: paths.search('requirements') },
      { label: t.howItWorks(), to: paths.howItWorks() },
      { label: t.pricing(), to: paths.pricing() },
      { label: t.successStories(), to: paths.successStories() },
      { label: t.bookConsult(), to: paths.contact() },
    ],
  },
  {
    title: t.forAssistants(),
    links: [
      { label: t.becomeGuru(), to: paths.becomeAGuru() },
      { label: t.resourceHub(), to: paths.resourceHub() },
    ],
  },
  {
    title: t.company(),
    links: [
      { label: t.about(), to: paths.about() },
      { label: t.ourMission(), to: paths.mission() },
      { label: t.careers(), to: paths.careers() },
      { label: t.contact(), to: paths.contactUs() },
    ],
  },
]
