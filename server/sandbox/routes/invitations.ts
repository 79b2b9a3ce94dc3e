import type { FastifyInstance } from 'fastify';
import { answer, penOf, requireCustomer, type World } from '../world.ts';

const texts = {
  en: 'Share your code with a friend: 50 SAR off their first visit, and 50 SAR in your wallet after it.',
  ar: 'رمزك هدية: خصم 50 ريالًا على الزيارة الأولى لصاحبها، و50 ريالًا في محفظتك بعدها.',
};

export const registerInvitationRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/settings/invite-friend', (request) => {
    const customer = requireCustomer(world, request);
    const pen = penOf(world, request);
    const invitation = {
      invitation_code: customer.invitation_code,
      image_page: pen.picture('invite', 'envelope'),
      content_page: pen.write(texts),
    };
    return answer(request, invitation);
  });
};
