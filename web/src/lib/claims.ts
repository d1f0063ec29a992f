// Claims as sentences: `claim g2 gold`, `claim me lucky`, `claim 4 mad`.
import type { ClaimInfo } from '@/net/wire';
import type { Facts } from '@/text/fluent';

export function claimSentence(claim: ClaimInfo): { id: string; facts: Facts } {
  const [, subject = '', what = ''] = claim.text.split(' ');
  if (subject === 'me') return { id: 'claim-me', facts: { seat: claim.seat, role: what } };
  if (/^\d+$/.test(subject))
    return {
      id: 'claim-role',
      facts: { seat: claim.seat, target_seat: Number(subject) - 1, role: what },
    };
  return { id: 'claim-goal', facts: { seat: claim.seat, goal: subject, what } };
}
