import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts, workspaces } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  workspaces: string[]
}
/** The variables that the product reads, as their page lists them. */
const variables = [...read('docs/configuration.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
const secret = /SECRET|KEY|TOKEN|PASSWORD|_URL$/

describe('the systemd unit', () => {
  const unit = read('deploy/talentplace.service')
  const values = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

  it('runs what npm start runs', () => {
    const [command = ''] = values('ExecStart')
    expect(command).toBe(`/usr/bin/env ${scripts['start']}`)
    expect(existsSync(join(root, command.split(' ').at(-1) ?? ''))).toBe(true)
  })

  it('sets variables that the product reads, and no secret', () => {
    const names = values('Environment').map((pair) => pair.split('=')[0] ?? '')
    expect(names.length).toBeGreaterThan(0)
    expect(variables).toEqual(expect.arrayContaining(names))
    expect(names.filter((name) => secret.test(name))).toEqual([])
  })

  it('keeps data where it may be written', () => {
    expect(values('Environment')).toContain(`DATA_DIR=/var/lib/${values('StateDirectory')[0]}`)
    expect(values('ProtectSystem')).toEqual(['strict'])
  })

  it('lets one SIGTERM drain before the stop', () => {
    expect(values('KillMode')).toEqual(['mixed'])
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThan(15)
  })

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('is one that systemd understands', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/talentplace.service')], {
      encoding: 'utf8',
    })
    expect({ status, complaints: stderr.split('\n').filter((line) => line.includes('talentplace')) }).toEqual({
      status: 0,
      complaints: [],
    })
  })
})

describe('the container', () => {
  const file = read('deploy/Dockerfile')
  const stages = file.split(/^FROM /m).slice(1)
  const [build = '', final = ''] = stages
  const copied = [...build.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))

  it('runs what npm start runs, after a build of its own', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(final) ?? []
    expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts['start'])
    const [, script = ''] = /^RUN npm run (\S+)$/m.exec(build) ?? []
    expect(Object.keys(scripts)).toContain(script)
    expect(stages).toHaveLength(2)
  })

  it('copies what is there: each workspace’s package file, and every folder that the product is made of', () => {
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((name) => `${name}/package.json`)))
    expect(copied).toEqual(expect.arrayContaining(['launch', 'contract', 'server', 'web']))
    const { extends: base } = JSON.parse(read('web/tsconfig.json')) as { extends: string }
    expect(copied.map((path) => join(root, path))).toContain(join(root, 'web', base))
    const sent = read('deploy/Dockerfile.dockerignore').split('\n')
    expect(copied.filter((path) => !sent.includes(`!${path}`) && !sent.includes(`!${path.split('/')[0]}`))).toEqual([])
  })

  it('runs as someone without rights, who can’t change the code, and says whether it is well', () => {
    expect(/^USER (.*)$/m.exec(final)?.[1]).toBe('node')
    expect(final).toMatch(/^COPY --from=build \/app \.$/m)
    expect(final).toContain('/api/healthcheck')
    expect(final).toMatch(/^HEALTHCHECK /m)
  })

  it('sets variables that the product reads, and no secret', () => {
    const names = [...file.matchAll(/^(?:ENV|ARG) (.*)$/gm)]
      .flatMap(([, pairs = '']) => pairs.split(' '))
      .map((pair) => pair.split('=')[0] ?? '')
    expect(names.length).toBeGreaterThan(0)
    expect(variables).toEqual(expect.arrayContaining(names))
    expect(names.filter((name) => secret.test(name))).toEqual([])
  })
})

it('docs/operations.md names both, and every npm script it speaks of is there', () => {
  const page = read('docs/operations.md')
  expect(page).toContain('deploy/talentplace.service')
  expect(page).toContain('deploy/Dockerfile')
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})
