import type { ProjectRecord as Project } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { SignedAgreementsPanel } from '../../../hiring/checkout/agreement/signed-agreements-panel.tsx'
import { ProjectRecord } from '../../../subscriptions/staff/project-record.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

function Agreements({ project: { uuid, client_uuid } }: { project: Project }) {
  const [ofClients, ofFinance] = [useMay('admin_client.view'), useMay('admin_finance.view')]
  return (ofClients || ofFinance) && <SignedAgreementsPanel clientUuid={client_uuid} project={uuid} />
}

const agreementsOf = (project: Project) => <Agreements project={project} />

/** A3.1 /admin/projects/{project_uuid}. */
export default function ProjectPage({ project_uuid: uuid }: { project_uuid: string }) {
  return <ProjectRecord uuid={uuid} agreementsOf={agreementsOf} />
}
