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
  { label: 'About', to: paths.about() },
  { label: 'Our Mission', to: paths.mission() },
  { label: 'Careers', to: paths.careers() },
  { label: 'Contact', to: paths.contactUs() },
  { label: 'Resource Hub', to: paths.resourceHub() },
]

/** The present set behind the flag `enable-new-footer-links`, the older one without it. */
export function marketingMenu(newLinks: boolean, brand: string): MarketingMenu {
  if (newLinks) {
    return {
      links: [
        { label: 'Find Gurus', to: paths.search('requirements') },
        { label: 'Pricing', to: paths.pricing() },
        { label: 'Success Stories', to: paths.successStories() },
      ],
      company,
      after: [{ label: 'Become a Guru', to: paths.becomeAGuru() }],
    }
  }
  return {
    links: [
      { label: 'What we do', to: paths.whatWeDo() },
      { label: `Why ${brand}`, to: paths.whyUs() },
      { label: 'How It Works', to: paths.howItWorks() },
      { label: 'Packages', to: paths.packages() },
    ],
    company: [],
    after: [],
  }
}

/** A4.4: the footer's links, by column. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly MarketingLink[] }[] = [
  {
    title: 'For clients',
    links: [
      { label: 'Find an assistant', to: paths.search('requirements') },
      { label: 'How It Works', to: paths.howItWorks() },
      { label: 'Pricing', to: paths.pricing() },
      { label: 'Success Stories', to: paths.successStories() },
      { label: 'Book a Consult', to: paths.contact() },
    ],
  },
  {
    title: 'For assistants',
    links: [
      { label: 'Become a Guru', to: paths.becomeAGuru() },
      { label: 'Resource Hub', to: paths.resourceHub() },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about() },
      { label: 'Our Mission', to: paths.mission() },
      { label: 'Careers', to: paths.careers() },
      { label: 'Contact', to: paths.contactUs() },
    ],
  },
]
