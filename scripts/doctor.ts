// npm run doctor: examines everything that a deployment depends on, and changes nothing.

import { PROJECT_ROOT } from './project/project-root.ts'
import { connect, explainRefusals } from './publish/cloudflare/connect.ts'
import { certificateEnd } from './publish/doctor/certificate-end.ts'
import { diagnose } from './publish/doctor/diagnose.ts'
import { describeFinding } from './publish/doctor/doctor-finding.ts'
import { readRevision } from './publish/revision.ts'
import { siteOrigin, smokeOrigin } from './publish/site-origin.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatCount } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'

const { values } = readArguments({
  name: 'doctor',
  summary:
    'Checks the token, namespace, Worker, routes, DNS, certificate, zone features and live release, and changes nothing. Whatever the token cannot read becomes a warning; an error is what a deploy would be refused for.',
  options: {
    url: {
      type: 'string',
      value: 'URL',
      help: 'where to read the live site (default: SMOKE_URL or its origin)',
    },
  },
})

await runCommand('doctor', () =>
  explainRefusals(async () => {
    const findings = await diagnose({
      ...connect(),
      origin: siteOrigin(process.env),
      smokeAt: smokeOrigin(values.url, process.env),
      takeOver: [],
      revision: readRevision(PROJECT_ROOT),
      fetch,
      certificateEnd,
      now: Date.now(),
    })
    for (const finding of findings) console.log(describeFinding(finding))
    const errors = findings.filter(({ level }) => level === 'error').length
    const warnings = findings.filter(({ level }) => level === 'warning').length
    console.log(`doctor: ${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}`)
    return errors > 0 ? exitCodes.problems : exitCodes.done
  }),
)
