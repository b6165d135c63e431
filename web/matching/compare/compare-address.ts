import { paths } from '../../platform/navigation/paths.ts'
import { maxCompared } from './compared.ts'

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The page that compares people. `search`: of what they are compared for, as a profile's address carries it. */
export function compareAddress(uuids: readonly string[], search: string): string {
  return paths.compare(`ids=${uuids.join(',')}${search === '' ? '' : `&${search}`}`)
}

/** Who is compared, and the search; what isn't a uuid is left out, so that a cut link still opens. */
export function readCompareAddress(text: string): { uuids: readonly string[]; search: string } {
  const query = new URLSearchParams(text)
  const ids = (query.get('ids') ?? '').split(',').filter((each) => uuidForm.test(each))
  query.delete('ids')
  return { uuids: [...new Set(ids)].slice(0, maxCompared), search: query.toString() }
}
