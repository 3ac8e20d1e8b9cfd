// The worker that checks a reader's code, off the main thread. It fetches the release's public data and sends nothing.

import type { CheckData } from '../../api/code/pasted/check-data.ts'
import { checkPastedCode, openKnowledge, type Knowledge } from '../../api/code/pasted/check-pasted-code.ts'
import {
  applicationBody,
  applicationCurl,
  applicationTerraform,
} from '../../api/permissions/application-forms.ts'
import { leastPermissions } from '../../api/permissions/least-permissions.ts'
import { usesInMarkdown } from '../../api/code/pasted/uses-in-markdown.ts'
import { upgradeCode } from '../../api/code/pasted/upgrade/upgrade-code.ts'
import { messageOf } from '../../model/message-of.ts'
import type { Kind, Question, Questions, Reply } from './code-tool-messages.ts'

let knowledge: Promise<Knowledge> | undefined

/** `dataUrl`: the same in every question. */
function know(dataUrl: string): Promise<Knowledge> {
  knowledge ??= fetchText(dataUrl).then((text) => openKnowledge(JSON.parse(text) as CheckData))
  // Failed downloads are not cached.
  knowledge.catch(() => (knowledge = undefined))
  return knowledge
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return response.text()
}

const ANSWERS: {
  [K in Kind]: (asked: Questions[K]['asked'], known: Knowledge) => Promise<Questions[K]['given']>
} = {
  check: checkPastedCode,
  upgrade: ({ code, language }, known) => upgradeCode(code, language, known),
  operations: async (_, { data }) => data.operations.map(({ id, summary, tag }) => ({ id, summary, tag })),
  async guide({ path }, known) {
    const { pathname } = new URL(path, location.origin)
    return usesInMarkdown(await fetchText(`${pathname.replace(/\.md$/, '')}.md`), known.contract)
  },
  async least({ operations, wishes }, { data }) {
    const { applications, free } = leastPermissions(operations, data)
    return {
      free,
      applications: applications.map((application) => {
        const name = applications.length > 1 ? `${wishes.name} (${application.type})` : wishes.name
        const body = applicationBody(application, { ...wishes, name })
        return {
          ...application,
          hasRules: 'rules' in body,
          json: JSON.stringify(body, null, 2),
          terraform: applicationTerraform(body, data.brand.scope),
          curl: applicationCurl(body, data.server, data.brand),
        }
      }),
    }
  },
}

addEventListener('message', ({ data: { id, kind, asked, dataUrl } }: MessageEvent<Question>) => {
  const answer = ANSWERS[kind] as (asked: unknown, known: Knowledge) => Promise<Questions[Kind]['given']>
  know(dataUrl)
    .then((known) => answer(asked, known))
    .then(
      (given) => post({ id, given }),
      (error: unknown) => post({ id, failed: messageOf(error) }),
    )
})

function post(reply: Reply): void {
  postMessage(reply)
}
