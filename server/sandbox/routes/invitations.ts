import type { FastifyInstance } from 'fastify';
import type { ProviderInvitation } from '../../provider/invitations.ts';
import type { Wire } from '../../provider/wire.ts';
import { answer, penOf, requireCustomer, type World } from '../world.ts';

const words = {
  en: 'Share your code with a friend. Their first visit is 50 SAR lighter, and 50 SAR come to your wallet once they have been here.',
  ar: 'أهدِ رمزك لمن تحب. تقلّ زيارته الأولى 50 ريالًا، وتصل 50 ريالًا إلى محفظتك بعد أن يزورنا.',
};

export const registerInvitationRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/settings/invite-friend', (request) => {
    const customer = requireCustomer(world, request);
    const pen = penOf(world, request);
    const invitation: Wire<ProviderInvitation> = {
      invitation_code: customer.invitation_code,
      image_page: pen.picture('invite', 1),
      content_page: pen.write(words),
    };
    return answer(request, invitation);
  });
};
