import { useParams } from 'react-router'
import { ConfigurationRecord } from '../../../features/configuration/configuration-record.tsx'

/** /admin/configurations/{configuration_name}; another name is another page, with forms of its own. */
export function ConfigurationPage() {
  const { configuration_name: name = '' } = useParams()
  return <ConfigurationRecord key={name} name={name} />
}
