import { howItWorks } from '@talentplace/contract/core/content/shipped/how-it-works'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { FindButtons, FindInvitation } from './find-invitation.tsx'

/** A4.2, the older set: from a sentence to a person. */
export default function HowItWorksPage() {
  return (
    <ContentPage
      content={useContent('how-it-works', howItWorks)}
      actions={<FindButtons />}
      closing={<FindInvitation />}
    />
  )
}
