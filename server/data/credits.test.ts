import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8')

describe('what we say about the data', () => {
  it('README counts the rows that are there', async () => {
    const readme = await read('README.md')
    const files = (await readdir(new URL('.', import.meta.url))).filter((name) => name.endsWith('.csv'))
    const counted = await Promise.all(files.map(async (file) => `| ${file} | ${(await read(file)).trimEnd().split('\n').length - 1} |`))
    for (const line of counted) expect(readme).toContain(line)
    expect(readme.match(/^\| \w+\.csv \|/gm)).toHaveLength(files.length)
  })

  it.each(['O*NET', 'GeoNames', 'OpenStreetMap contributors', 'IANA', 'Notionists', 'CC BY 4.0', 'CC0 1.0', 'ODbL'])(
    'NOTICE and README both credit %s',
    async (name) => {
      expect((await read('../../NOTICE')).replaceAll(/\s+/g, ' ')).toContain(name)
      expect(await read('README.md')).toContain(name)
    },
  )

  it('NOTICE carries the sentence O*NET asks for', async () => {
    const notice = (await read('../../NOTICE')).replaceAll(/\s+/g, ' ')
    expect(notice).toContain('USDOL/ETA has not approved, endorsed or tested these modifications.')
  })
})
