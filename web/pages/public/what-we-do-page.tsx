import { whatWeDo } from '@talentplace/contract/core/content/shipped/what-we-do'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { FindButtons, FindInvitation } from './find-invitation.tsx'

/** A4.2, the older set: the work that is handed over. */
export default function WhatWeDoPage() {
  return (
    <ContentPage content={useContent('what-we-do', whatWeDo)} actions={<FindButtons />} closing={<FindInvitation />} />
  )
}
