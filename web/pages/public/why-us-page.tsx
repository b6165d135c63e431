import { whyUs } from '@talentplace/contract/core/content/shipped/why-us'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { FindButtons, FindInvitation } from './find-invitation.tsx'

/** A4.2, the older set: what is different here. */
export default function WhyUsPage() {
  return <ContentPage content={useContent('why-us', whyUs)} actions={<FindButtons />} closing={<FindInvitation />} />
}
