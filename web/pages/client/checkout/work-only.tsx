import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'

/** Whose role at their company is work only prepares what someone else checks out. */
export function WorkOnly() {
  return (
    <Page
      heading="Checkout"
      lead="Your role at your company is work only, so someone else checks out. Your draft is saved: your primary contact finds it under Subscriptions, Draft."
    >
      <div>
        <LinkButton to={paths.draftProjects()}>Go to draft subscriptions</LinkButton>
      </div>
    </Page>
  )
}
