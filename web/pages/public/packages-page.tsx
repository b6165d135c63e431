import { packages } from '@talentplace/contract/core/content/shipped/packages'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { PackageCards } from '../../billing/prices/package-cards.tsx'
import { FindInvitation } from './find-invitation.tsx'

/** A4.2, the older set: where each rate begins. */
export default function PackagesPage() {
  return (
    <ContentPage content={useContent('packages', packages)} closing={<FindInvitation />}>
      <PackageCards />
    </ContentPage>
  )
}
