// When the certificate that a host presents expires.

import { connect } from 'node:tls'
import type { CertificateEnd } from './examine-hosts.ts'

const TIMEOUT_MS = 10_000

export const certificateEnd: CertificateEnd = (host) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: TIMEOUT_MS }, () => {
      const { valid_to } = socket.getPeerCertificate()
      socket.end()
      resolve(new Date(valid_to))
    })
    socket.on('timeout', () => socket.destroy(new Error('no connection in 10 s')))
    socket.on('error', reject)
  })
