import type { Routes } from '../world.ts';

const texts = {
  en: 'Share your code with a friend: 50 SAR off their first visit, and 50 SAR in your wallet after it.',
  ar: 'رمزك هدية: خصم 50 ريالًا على الزيارة الأولى لصاحبها، و50 ريالًا في محفظتك بعدها.',
};

export const invitationRoutes: Routes = {
  'GET /settings/invite-friend': ({ customer, pen }) => ({
    data: {
      invitation_code: `RWNQ${customer.id}`,
      image_page: pen.picture('invite', 'envelope'),
      content_page: pen.write(texts),
    },
  }),
};
