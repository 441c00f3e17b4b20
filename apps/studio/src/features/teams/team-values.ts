import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { codeError } from '#shell/form/code-error.ts';
import type { FormErrors } from '#shell/form/form-errors.ts';

/** Fields of the form, under the names they are sent with. */
export type TeamValues = {
  name: string;
  /** '' for none. */
  image: string;
  /** Null when no code is asked for. */
  code: string | null;
};

/** What the form begins with. */
export function teamValues(team: ManagedTeam | undefined): TeamValues {
  return { name: team?.name ?? '', image: team?.image ?? '', code: team?.code ?? null };
}

/** What is wrong, by field. */
export function checkTeam({ name, image, code }: TeamValues): FormErrors<TeamValues> {
  return {
    name: name.trim() === '' ? 'form.error.name' : undefined,
    image: image !== '' && !isMediaUrl(image) ? 'form.error.address' : undefined,
    code: codeError(code),
  };
}
