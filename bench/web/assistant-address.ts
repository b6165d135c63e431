/** The address of a profile that a visitor may see: the first one of a search. */
export async function anAssistantAddress(url: string): Promise<string> {
  const query = 'rids=3&hours=10'
  const response = await fetch(`${url}/api/matching/vasearch?rids[]=3&hours[]=10`)
  const { assistants = [] } = (await response.json()) as { assistants?: { uuid: string }[] }
  const [first] = assistants
  if (!first) throw new Error('The search found nobody whose profile could be opened')
  return `/assistants/${first.uuid}?${query}`
}
